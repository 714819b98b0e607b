import { castDraft } from 'immer';
import type { EffectNamed, Effects } from '../core/effect';
import { frameCopy } from './copy';
import type { Handlers } from './handlers';
import type { Run } from './run';

function enter(run: Run, { frame }: EffectNamed<'enter'>): Effects {
  // The effect may be an answer's, to be given again elsewhere: what is written to is a frame of its own.
  run.write(game => void game.agenda.push(castDraft(frameCopy(frame))));
  return [];
}

function ask(run: Run, { question, from }: EffectNamed<'ask'>): Effects {
  if (question.options.length === 0) throw new Error(`a question without an answer: ${question.topic.kind}`);
  run.write(game => {
    game.asked += 1;
    game.pending.push(
      castDraft({
        id: `d${game.asked}` as const,
        from: from ?? { effect: { do: 'ask', question }, rest: 0 },
        ...question,
      }),
    );
  });
  return [];
}

function announce(run: Run, { event }: EffectNamed<'announce'>): Effects {
  run.emit(event);
  return [];
}

export const machineHandlers = { enter, ask, announce } satisfies Partial<Handlers>;
