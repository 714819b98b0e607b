import { describe, expect, test } from 'vitest';
import { browser, inBrowser, site } from '../support/inBrowser';
import {
  answer,
  answerUntil,
  keepScreen,
  onScreen,
  openPosition,
  question,
  rested,
  restedLog,
  setDials,
} from '../support/table';

inBrowser();

const FAR = { pilot: 'academypilot', at: [800, 800], heading: 180 } as const;
/** An X-wing may flip its foils before it activates. */
const FOILS = /^Leave it/;
const XWING = { pilot: 'redsquadronveteran', at: [457, 200] } as const;

describe('what happens on the way', () => {
  test('a ship that flies into another backs up, and has no action left but a red focus', async () => {
    const { page, complaints } = await openPosition(browser, site, {
      p1: [XWING],
      p2: [{ pilot: 'academypilot', at: [457, 300], heading: 180 }],
    });
    await setDials(page, 'Ann', ['blue 2 straight']);
    await setDials(page, 'Ben', ['blue 2 straight']);
    await keepScreen(page, 'bump');
    await expect.poll(() => restedLog(page)).toContain('B1 would end on A1 and backs up until it touches A1.');
    await expect.poll(() => question(page).innerText()).toContain('overlapped an enemy ship');
    await answer(page, /^No action/);
    await expect.poll(() => restedLog(page)).toContain('B1 skips its action');
    expect(complaints).toEqual([]);
  });

  test('beside each other they pass', async () => {
    const { page } = await openPosition(browser, site, { p1: [XWING], p2: [FAR] });
    await setDials(page, 'Ann', ['blue 2 straight']);
    await setDials(page, 'Ben', ['blue 2 straight']);
    await answer(page, /^No action/);
    await expect.poll(() => question(page).innerText()).toContain('A1 Red Squadron Veteran: flip Servomotor S-Foils?');
    await answer(page, FOILS);
    await expect.poll(() => restedLog(page)).toContain('A1 Red Squadron Veteran reveals');
    expect(await restedLog(page)).not.toContain('backs up');
  });

  test('an asteroid on the way costs a roll and the action', async () => {
    const { page, complaints } = await openPosition(browser, site, {
      p1: [XWING],
      p2: [FAR],
      rocks: [
        [457, 300],
        [650, 457],
        [300, 600],
      ],
    });
    await setDials(page, 'Ann', ['blue 2 straight']);
    await setDials(page, 'Ben', ['blue 2 straight']);
    await answer(page, /^No action/);
    await answer(page, FOILS);
    await keepScreen(page, 'obstacle');
    await expect.poll(() => restedLog(page)).toMatch(/A1 .*asteroid 1/);
    await expect.poll(() => restedLog(page)).toMatch(/A1 rolls/);
    expect(complaints).toEqual([]);
  });

  test('an ionized ship drifts', async () => {
    const { page, complaints } = await openPosition(browser, site, {
      p1: [{ ...XWING, tokens: ['ion'] }],
      p2: [FAR],
    });
    await setDials(page, 'Ann', ['white 3 turn left']);
    await setDials(page, 'Ben', ['blue 2 straight']);
    await answer(page, /^No action/);
    await answer(page, FOILS);
    await expect.poll(() => restedLog(page)).toMatch(/A1 .*blue 1 bank left/);
    await keepScreen(page, 'ion');
    expect(complaints).toEqual([]);
  });
});

describe('the board answers too', () => {
  test('the fan: a click on a ghost sets the dial', async () => {
    const { page } = await openPosition(browser, site, { p1: [XWING], p2: [FAR] });
    await page.getByRole('button', { name: 'Ann: set dials' }).click();
    // Two speeds straight ahead: a base and two templates' length away.
    const at = await onScreen(page, 457, 200 + 40 + 80);
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    // The ghosts come up in slices: whoever clicks before them clicks again.
    for (let turn = 0; turn < 20 && (await ready.count()) === 0; turn++) {
      await page.mouse.click(at.x, at.y);
      await page.waitForTimeout(500);
    }
    await ready.waitFor();
    await expect.poll(() => page.locator('.dial-picker').innerText()).toContain('2');
  });

  test('an attack: the target on the board, and asked once more before its costs are paid', async () => {
    const { page, complaints } = await openPosition(browser, site, {
      p1: [{ ...XWING, tokens: ['focus'], locks: ['B1'] }],
      p2: [{ pilot: 'academypilot', at: [457, 520], heading: 180 }],
    });
    await setDials(page, 'Ann', ['blue 1 straight']);
    await setDials(page, 'Ben', ['blue 2 straight']);
    await answerUntil(page, 'attack whom', /^(No action|Leave it)/);
    await keepScreen(page, 'targets');
    const ben = await onScreen(page, 457, 400);
    await page.mouse.click(ben.x, ben.y);
    await expect.poll(() => page.locator('.target-row[aria-pressed="true"]').innerText()).toContain('B1');
    expect(await page.locator('.table-question [aria-current="step"]').count()).toBe(0);
    await page.getByRole('button', { name: /^Attack/ }).click();
    await expect.poll(() => page.locator('.table-question [aria-current="step"]').innerText()).toMatch(/Attack dice/);
    await keepScreen(page, 'dice');
    expect(complaints).toEqual([]);
  });

  test('the ruler measures from piece to piece', async () => {
    const { page } = await openPosition(browser, site, {
      p1: [XWING],
      p2: [{ pilot: 'academypilot', at: [457, 400], heading: 180 }],
    });
    await page.locator('[data-tool="ruler"]').click();
    const from = await onScreen(page, 457, 200);
    const to = await onScreen(page, 457, 400);
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    await keepScreen(page, 'ruler');
    // 160 mm between the bases.
    await expect.poll(() => page.locator('.ruler-readout').innerText()).toContain('Range 2');
  });

  test('wheel and drag move the table, and one button fits it again', async () => {
    const { page } = await openPosition(browser, site, { p1: [XWING], p2: [FAR] });
    const view = () => page.locator('.board').getAttribute('data-view');
    // The panels come up one after the other; then the camera looks at the ships, until a hand asks for the whole table.
    await rested(page, view);
    await page.locator('[data-tool="fit"]').click();
    const whole = await rested(page, view);
    const { x, y } = await onScreen(page, 457, 457);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    expect(await view()).not.toBe(whole);
    await page.locator('[data-tool="fit"]').click();
    await expect.poll(() => rested(page, view)).toBe(whole);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await view()).not.toBe(whole);
    await page.keyboard.press('f');
    await expect.poll(() => rested(page, view)).toBe(whole);
  });
});
