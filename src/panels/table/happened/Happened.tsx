import { useLayoutEffect, useMemo, useRef } from 'react';
import { seenOf, useMotion } from '../../../board/motion/player';
import type { DamageId } from '../../../engine/core/vocabulary';
import { useGame } from '../../../store/game';
import { useCardWords } from '../labels/useCardWords';
import { isDiceOfAttack, storyOf } from '../stage/story';
import { storyInWords } from '../stage/words';
import { useTable } from '../useTable';
import './Happened.css';
import { type Item, itemsOf } from './items';
import { cutAt, scrolledTo } from './scrolled';

/** What the last answer caused, in a few lines above the question. While it is played, the lines follow. */
export function Happened() {
  const { game, rules } = useTable();
  const past = useGame(store => store.past);
  const events = useGame(store => store.events);
  const seen = useMotion(motion => seenOf(events, motion));
  const strip = useRef<HTMLElement>(null);
  const items = useMemo(() => {
    // A device may be gone by now: it has its name all the same.
    const devices = { ...past.at(-1)?.state.devices, ...game.devices };
    return itemsOf({ rules, game: { ...game, devices } }, events, seen);
  }, [game, rules, past, events, seen]);
  const dice = useMemo(() => {
    const story = events.some(isDiceOfAttack) ? storyOf(past.slice(0, -1), events) : null;
    return story && storyInWords(story);
  }, [past, events]);
  const playing = useMotion(motion => motion.playing && motion.events === events);
  useLayoutEffect(() => {
    if (strip.current) bringIntoSight(strip.current, playing);
  });
  if (!dice && items.length === 0) return null;
  const above = items.filter(({ beforeDice }) => beforeDice);
  return (
    <section ref={strip} className="happened" aria-label="What just happened">
      <Items items={above} />
      {dice && <p className="happened-dice">{dice}</p>}
      <Items items={items.slice(above.length)} />
    </section>
  );
}

/** While it is played the newest line; afterwards the dice and what came of them, or else the end. Nothing begins in mid-sentence. */
function bringIntoSight(strip: HTMLElement, playing: boolean): void {
  const dice = strip.querySelector<HTMLElement>('.happened-dice');
  const lines = [...strip.querySelectorAll<HTMLElement>('p')].map(element => ({
    ...{ element, top: element.offsetTop, height: element.offsetHeight },
    unseen: element.classList.contains('unseen'),
  }));
  const end = scrolledTo(lines, strip.clientHeight);
  strip.scrollTop = dice && !playing ? Math.min(end, dice.offsetTop) : end;
  const from = strip.scrollTop;
  for (const line of lines) line.element.classList.toggle('cut', cutAt(from, line));
}

function Items({ items }: { readonly items: readonly Item[] }) {
  return items.map((item, index) => {
    const key = `${index} ${item.text}`;
    // Room is kept for what is still to come: a question never slips away under the pointer.
    const unseen = item.seen ? '' : ' unseen';
    return item.kind === 'card' ? (
      <Card key={key} unseen={unseen} card={item.card} name={item.text} />
    ) : (
      <p key={key} className={`happened-${item.kind}${unseen}`}>
        {item.text}
      </p>
    );
  });
}

interface CardProps {
  readonly card: DamageId;
  readonly name: string;
  readonly unseen: string;
}

/** A critical card read out: what it means from now on. */
function Card({ card, name, unseen }: CardProps) {
  const words = useCardWords(useTable())?.of(card);
  return (
    <p className={`happened-card${unseen}`}>
      <strong>{name}</strong>
      {words ? `: ${words}` : ''}
    </p>
  );
}
