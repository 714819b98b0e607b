import { FACTIONS } from '../../src/engine/core/vocabulary';
import { pilotIndex, pilotsFound, upgradeIndex, upgradesFound } from '../../src/squads/search';
import { launchBrowser, openPage, servePreview } from '../support/browser';
import { catalog } from '../support/engine';
import { alone, type Row, type Suite, timeRow } from './measure';
import { build, workOf } from './screen/page';

const FRAME = 1000 / 60;
const GOAL = { milliseconds: FRAME };
const TYPED = 'skywalker x-wing';

/** Every beginning of what is typed, among all pilots and all upgrades of all factions at once. */
function finding(): Row {
  const pilots = FACTIONS.flatMap(faction => pilotIndex(catalog, faction, 'xwa50', null));
  const upgrades = FACTIONS.flatMap(faction => upgradeIndex(catalog, faction, 'xwa50', null));
  const texts = [...TYPED].map((_, at) => TYPED.slice(0, at + 1));
  const find = () =>
    texts.reduce(
      (sum, text) => sum + pilotsFound(pilots, { text }).length + upgradesFound(upgrades, { text }).length,
      0,
    );
  if (find() === 0) throw new Error('Nothing was found.');
  const { milliseconds } = alone(texts.length, find);
  const each = texts.map(() => milliseconds / texts.length);
  return timeRow(`one key, ${pilots.length} pilots and ${upgrades.length} upgrades searched`, each, GOAL);
}

/** The work that the page has with each key, drawing included. */
async function typing(): Promise<readonly Row[]> {
  const [browser, site] = await Promise.all([launchBrowser(), servePreview()]);
  const { page } = await openPage(browser, site, { viewport: { width: 1366, height: 768 } });
  await page.getByRole('button', { name: 'Squads', exact: true }).click();
  await page.getByRole('button', { name: 'New squad' }).click();
  const type = async (label: string, text: string): Promise<readonly number[]> => {
    const field = page.getByLabel(label);
    await field.pressSequentially(text, { delay: 30 });
    await field.fill('');
    const work = await workOf(page, () => field.pressSequentially(text, { delay: 60 }));
    await field.fill('');
    return [...text].map(() => work / text.length);
  };
  const pilots = await type('Find a pilot, ship or ability', TYPED);
  await page.getByLabel('Find a pilot, ship or ability').fill('wedge t-65');
  await page
    .getByRole('button', { name: /^Add Wedge/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Choose a talent/ })
    .first()
    .click();
  await page.getByLabel('Slot').selectOption('');
  await page.getByLabel(/^Show what does not fit/).check();
  const upgrades = await type('Find a card by name or words', 'advanced torpedoes');
  await browser.close();
  await site.close();
  return [
    timeRow('one key in the search for pilots, drawn', pilots, GOAL),
    timeRow('one key in the search for upgrades, with all reasons', upgrades, GOAL),
  ];
}

/** Building squads with all cards at hand. */
export const squads: Suite = { name: 'Squads', prepare: build, benches: [finding, typing] };
