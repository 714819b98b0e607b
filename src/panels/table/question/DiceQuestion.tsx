import { useTable } from '../useTable';
import { pickingIn } from './attack/dice';
import { Modifications } from './attack/Modifications';
import { PickDice } from './attack/PickDice';
import './DiceQuestion.css';

/** What may be done to the dice of the attack; the dice themselves lie in its steps. */
export function DiceQuestion() {
  const { decision } = useTable();
  const { topic } = decision!;
  if (!('dice' in topic)) return null;
  const picking = pickingIn(decision, topic.dice);
  if (!picking) return <Modifications />;
  return <PickDice pool={topic.dice} picking={picking} verb={topic.kind === 'rerollDice' ? 'Reroll' : 'Change'} />;
}
