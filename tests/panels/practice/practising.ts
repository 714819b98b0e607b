import { loadCatalog } from '../../../src/catalog/load';
import { practiceOf } from '../../../src/panels/practice/agreed';
import { FIRST_DRAFT, type PracticeDraft } from '../../../src/panels/practice/draft';
import { answerOfTargets } from '../../../src/panels/practice/driver';
import { loadReadyMade } from '../../../src/squads/readyMade/readyMade';
import { layOut } from '../../../src/store/practice';
import { answerWith, gameOn, table } from '../../store/playing';

/** A practice with its pieces placed: the player is asked for the first dial. */
export async function startPractice(change: Partial<PracticeDraft> = {}, seed = 3): Promise<void> {
  const shelf = await loadReadyMade('amg20');
  const draft = { ...FIRST_DRAFT, ...change };
  const cards = { own: await loadCatalog([draft.own.faction]), foes: await loadCatalog([draft.foes]), shelf };
  const { setup, options } = practiceOf(draft, cards);
  await table().start(setup, options, seed);
  layOut();
}

/** All that the targets answer by themselves before it is the player's turn. */
export function targetsAnswer(): void {
  for (let given = answerOfTargets(table()); given; given = answerOfTargets(table())) {
    if (!table().submit(given)) throw new Error(table().problem ?? 'refused');
  }
}

/** The player flies this maneuver, and passes or takes the first answer until asked for a dial again. */
export function playRound(dial = 'dial:ship:A1:2F'): void {
  const { round } = gameOn();
  for (let turn = 0; turn < 60 && gameOn().round === round; turn++) {
    targetsAnswer();
    const own = gameOn().pending.find(({ player }) => player === 'p1');
    if (!own || gameOn().round !== round) continue;
    const begins = [dial, 'ready', 'pass', ''].find(start => own.options.some(({ key }) => key.startsWith(start)))!;
    if (!table().submit(answerWith('p1', begins))) throw new Error(table().problem ?? 'refused');
  }
  targetsAnswer();
}
