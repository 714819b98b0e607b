import { memo, useCallback, useId, useMemo } from 'react';
import { hexOf, SIDE_COLORS } from '../../art/sides';
import type { PlayerId } from '../../engine/core/ids';
import type { Faction, ProfileId } from '../../engine/core/vocabulary';
import type { ReadyMade } from '../../squads/readyMade/readyMade';
import { SEAT_LEVELS } from '../../store/seats';
import { FactionOptions } from '../FactionOptions';
import { LEVEL_WORDS } from '../opponent/words';
import type { OwnSquad } from '../squads/library/ownSquads';
import { DEFAULT_NAMES, LONGEST_NAME, type Picked, type PlayerDraft, pickOf, withPick } from './draft';
import { SquadPicker } from './SquadPicker';
import './PlayerCorner.css';

interface PlayerCornerProps {
  readonly player: PlayerId;
  readonly draft: PlayerDraft;
  readonly profile: ProfileId;
  /** All ready-made squads of the point system. */
  readonly shelf: readonly ReadyMade[];
  /** The players' own squads of the point system. */
  readonly own: readonly OwnSquad[];
  readonly onChange: (player: PlayerId, change: (draft: PlayerDraft) => Partial<PlayerDraft>) => void;
}

/** Who sits at one side of the table, and with what. */
export const PlayerCorner = memo(function PlayerCorner({
  player,
  draft,
  profile,
  shelf,
  own,
  onChange,
}: PlayerCornerProps) {
  const id = useId();
  const { name, color, faction, table, picks } = draft;
  const ready = useMemo(() => shelf.filter(({ squad }) => squad.faction === faction), [shelf, faction]);
  const mine = useMemo(() => own.filter(({ squad }) => squad.faction === faction), [own, faction]);
  const picked = useMemo(() => pickOf({ faction, picks }, profile, ready), [faction, picks, profile, ready]);
  const onPick = useCallback(
    (one: Picked) => onChange(player, now => ({ picks: withPick(now, profile, one) })),
    [onChange, player, profile],
  );
  return (
    <section className="corner" aria-labelledby={`${id}title`} style={{ borderTopColor: hexOf(color) }}>
      <h2 id={`${id}title`} className="for-screen-readers">
        {DEFAULT_NAMES[player]}
      </h2>
      <div className="corner-who">
        <label className="field">
          {DEFAULT_NAMES[player]} is
          <select
            value={table ?? ''}
            aria-describedby={table ? `${id}table` : undefined}
            onChange={({ target }) => {
              const wanted = SEAT_LEVELS.find(level => level === target.value) ?? null;
              onChange(player, () => ({ table: wanted }));
            }}
          >
            <option value="">A person</option>
            {SEAT_LEVELS.map(level => (
              <option key={level} value={level}>
                The table: {LEVEL_WORDS[level].name}
              </option>
            ))}
          </select>
        </label>
        {table ? (
          <p className="corner-table" id={`${id}table`} aria-live="polite">
            {LEVEL_WORDS[table].about}
          </p>
        ) : (
          <label className="field">
            {DEFAULT_NAMES[player]}’s name
            <input
              type="text"
              value={name}
              placeholder={DEFAULT_NAMES[player]}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange(player, () => ({ name: target.value }))}
            />
          </label>
        )}
        <label className="field">
          Faction
          <select
            value={faction}
            onChange={({ target }) => onChange(player, () => ({ faction: target.value as Faction }))}
          >
            <FactionOptions />
          </select>
        </label>
      </div>
      <fieldset className="swatches">
        <legend>Colour: {SIDE_COLORS.find(one => one.id === color)!.name}</legend>
        {SIDE_COLORS.map(one => (
          <label key={one.id} className="swatch" title={one.name}>
            <input
              type="radio"
              name={`${id}color`}
              aria-label={one.name}
              checked={one.id === color}
              onChange={() => onChange(player, () => ({ color: one.id }))}
              style={{ backgroundColor: one.hex }}
            />
          </label>
        ))}
      </fieldset>
      <SquadPicker profile={profile} faction={faction} shelf={ready} own={mine} picked={picked} onPick={onPick} />
    </section>
  );
});
