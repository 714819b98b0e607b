import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from './browser';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical, each with where. The page must have been opened with `bypassCSP`. */
export async function graveProblems(page: Page): Promise<readonly string[]> {
  await drawn(page);
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join()}`);
}

/** Visible words smaller than 13 pixels: the least that the table prints. */
export const smallPrint = async (page: Page): Promise<readonly string[]> => {
  await drawn(page);
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      const { width } = parent.getBoundingClientRect();
      // Words for screen readers only are one pixel wide.
      if (width > 1 && Number.parseFloat(getComputedStyle(parent).fontSize) < 13) found.push(node.textContent.trim());
    }
    return found;
  });
};

/** Buttons and the like that a finger would miss: lower or narrower than 44 pixels. */
export const smallTargets = async (page: Page): Promise<readonly string[]> => {
  await drawn(page);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, summary, select, a[href]')]
      .filter(one => one.checkVisibility())
      .flatMap(one => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && (width < 43.5 || height < 43.5)
          ? [
              `${one.className || one.tagName} "${one.innerText.trim().slice(0, 30)}": ${Math.round(width)} × ${Math.round(height)}`,
            ]
          : [];
      }),
  );
};

/** How far the page is larger than its window. */
export const overflow = async (page: Page) => {
  await drawn(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });
};
