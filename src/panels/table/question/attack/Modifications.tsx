import { useCallback } from 'react';
import { TOKEN_ART, type TokenPiece } from '../../../../art/tokens';
import type { ChoiceOdds, Odds } from '../../../../engine';
import type { Option } from '../../../../engine/core/decision';
import { useScreen } from '../../../../store/screen';
import { TokenIcon } from '../../../Icon';
import { optionLabel } from '../../labels';
import { modifierName } from '../../labels/modifications';
import { useTable } from '../../useTable';
import { OddsBar } from '../Odds';
import { modificationNow, owedBy } from './modification';
import { NotOffered } from './NotOffered';
import { oddsChange, oddsInWords } from './oddsWords';
import { attackFrame } from './underWay';
import { useLater } from './useLater';

/** Every way to change the dice, with what it does to the odds; to leave them as they are is one of them. */
export function Modifications() {
  const { engine, game, decision, options: agreed } = useTable();
  const assisted = agreed.help === 'assisted';
  const pointed = useScreen(screen => screen.pointed);
  const work = useCallback(
    (): ChoiceOdds | null => (assisted ? engine.oddsAfter(game, decision!) : null),
    [assisted, engine, game, decision],
  );
  const odds = useLater(work);
  const oddsOf = (key: string): Odds | undefined => odds?.options.find(one => one.key === key)?.odds;
  const shown = pointed !== null && oddsOf(pointed) ? pointed : 'pass';
  return (
    <>
      <div className="answers modifications">
        {decision!.options.map(option => (
          <ModificationButton
            key={option.key}
            option={option}
            before={oddsOf('pass')}
            after={oddsOf(option.key)}
            assisted={assisted}
          />
        ))}
      </div>
      {assisted && odds !== null && (
        <OddsBar odds={oddsOf(shown)} title={shown === 'pass' ? 'As the dice lie' : 'After that'} />
      )}
      <NotOffered title="Not possible now" />
    </>
  );
}

interface ButtonProps {
  readonly option: Option;
  readonly before: Odds | undefined;
  readonly after: Odds | undefined;
  readonly assisted: boolean;
}

function ModificationButton({ option, before, after, assisted }: ButtonProps) {
  const table = useTable();
  const { game } = table;
  const pointed = useScreen(screen => screen.pointed === option.key);
  const show = useScreen(screen => screen.show);
  const { subject, key } = option;
  const piece = subject.kind === 'modification' ? pieceOf(subject.name) : null;
  const owed = subject.kind === 'pass' ? owedBy(option).map(name => modifierName(table, name)) : [];
  const frame = attackFrame(game);
  const now = frame && subject.kind === 'modification' ? modificationNow(option, frame.attack) : [];
  const change = after && before && key !== 'pass' ? oddsChange(before, after) : after && oddsInWords(after);
  return (
    <button
      type="button"
      data-key={key}
      className={`modification${pointed ? ' pointed' : ''}`}
      onClick={() => table.choose(option)}
      onPointerEnter={() => show({ pointed: key })}
      onPointerLeave={() => show({ pointed: null })}
      onFocus={() => show({ pointed: key })}
      onBlur={() => show({ pointed: null })}
    >
      <span className="modification-words">
        {piece && <TokenIcon piece={piece} size={20} />}
        <span>
          {owed.length > 0 ? `Nothing more; ${owed.join(' and ')} still changes them` : optionLabel(table, option)}
          {now.length > 0 && <span className="modification-now"> ({now.join(', ')})</span>}
        </span>
      </span>
      {assisted && <span className="modification-odds">{change ?? '\u00a0'}</span>}
    </button>
  );
}

/** The token that is spent for it; cards have none. */
function pieceOf(name: string): TokenPiece | null {
  const token = name.split(':')[0]!;
  return token in TOKEN_ART ? (token as TokenPiece) : null;
}
