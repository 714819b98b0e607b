import { castDraft } from 'immer';
import type { EffectNamed, Effects } from '../core/effect';
import type { GameEvent } from '../core/event';
import type { Frame } from '../core/frame';
import { frameCopy } from './copy';
import type { Handlers } from './handlers';
import type { Run } from './run';
import { isUnheeded } from './windows';

function enter(run: Run, { frame }: EffectNamed<'enter'>): Effects {
  const told = frame.kind === 'step' ? onlyNews(frame) : null;
  // A step that only tells of what sets nothing off is over once it has told.
  if (told && isUnheeded(run, told.type)) {
    run.emit(told);
    return [];
  }
  // The effect may be an answer's, to be given again elsewhere: what is written to is a frame of its own.
  run.write(game => void game.agenda.push(castDraft(frameCopy(frame))));
  return [];
}

function onlyNews({ todo, triggers }: Frame): GameEvent | null {
  const [only] = todo;
  return todo.length === 1 && triggers.length === 0 && only!.do === 'announce' ? only!.event : null;
}

function ask(run: Run, { question, from }: EffectNamed<'ask'>): Effects {
  if (question.options.length === 0) throw new Error(`a question without an answer: ${question.topic.kind}`);
  const { player, topic, ask: how, options, by } = question;
  const asked = {
    id: `d${run.state.asked + 1}` as const,
    from: from ?? ({ effect: { do: 'ask', question }, rest: 0 } as const),
    player,
    topic,
    ask: how,
    options,
  };
  run.write(game => {
    game.asked += 1;
    game.pending.push(castDraft(by ? { by, ...asked } : asked));
  });
  return [];
}

function announce(run: Run, { event }: EffectNamed<'announce'>): Effects {
  run.emit(event);
  return [];
}

export const machineHandlers = { enter, ask, announce } satisfies Partial<Handlers>;
