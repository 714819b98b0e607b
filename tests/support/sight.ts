import type { Page } from 'playwright-core';
import type { Point } from '../../src/engine/core/place';

/** What a person would find on the screen before a question. */
export interface Sight {
  /** Answers in sight as they are, and those that come into sight when the list is scrolled. */
  readonly answers: number;
  readonly scrolledTo: number;
  /** Whatever is wrong, each a sentence. */
  readonly problems: readonly string[];
}

/** Whether the question can be read, the middle of each answer is that answer, and these places of the board are free. */
export const lookAt = (page: Page, places: readonly Point[]): Promise<Sight> =>
  page.evaluate(asked => {
    const problems: string[] = [];
    const named = (one: Element | null) =>
      one ? `${one.tagName.toLowerCase()}.${one.className} "${one.textContent?.trim().slice(0, 24)}"` : 'nothing';
    const middle = (one: Element) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const onTopOf = (one: Element) => {
      const { x, y } = middle(one);
      return document.elementFromPoint(x, y);
    };
    const isHit = (one: Element) => {
      const top = onTopOf(one);
      return top !== null && (one.contains(top) || (one instanceof HTMLInputElement && top.contains(one)));
    };
    /** Within what scrolls and within the window. */
    const isInSight = (one: Element) => {
      const { x, y } = middle(one);
      const clip = one.closest('.question-body')?.getBoundingClientRect();
      const inWindow = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
      // A pixel is no more than a rounding.
      return inWindow && (!clip || (y > clip.top + 1 && y < clip.bottom - 1));
    };
    const words = document.querySelector('.question-words');
    if (!words || !isHit(words)) problems.push(`the question is under ${named(words && onTopOf(words))}`);
    const panel = document.querySelector('.table-question')!;
    const all = [...panel.querySelectorAll('.question button, .question input')].filter(one => one.checkVisibility());
    if (all.length === 0) problems.push('there is no answer');
    let answers = 0;
    let scrolledTo = 0;
    for (const one of all) {
      const inFoot = one.closest('.question-foot') !== null;
      if (isInSight(one)) {
        answers++;
        if (!isHit(one)) problems.push(`${named(one)} is under ${named(onTopOf(one))}`);
      } else if (inFoot) {
        problems.push(`${named(one)} is pinned and not in sight`);
      }
    }
    if (all.length > 0 && answers === 0) problems.push('no answer is in sight');
    for (const one of all.filter(it => !isInSight(it))) {
      one.scrollIntoView({ block: 'nearest' });
      scrolledTo++;
      if (!isInSight(one) || !isHit(one)) problems.push(`${named(one)} cannot be scrolled into sight`);
    }
    panel.querySelector('.question-body')?.scrollTo(0, 0);
    const board = document.querySelector('.board')!;
    const [left, top, scale, sign] = board.getAttribute('data-view')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const { x, y } of asked) {
      const at = { x: left + sign * scale * x, y: top + sign * scale * y };
      const over = document.elementFromPoint(at.x, at.y);
      if (!over || !board.contains(over))
        problems.push(`what is asked about, at ${Math.round(at.x)}, ${Math.round(at.y)}, is under ${named(over)}`);
    }
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) problems.push('the page is larger than its window');
    return { answers, scrolledTo, problems };
  }, places);
