/** How links write ships: the pilot, `X`, the upgrades joined by `W`; ships joined by `Y`. Cards have no capitals. */
export interface ShipCode {
  readonly pilot: string;
  /** Without the open slots, which a link may list as nothing. */
  readonly upgrades: readonly string[];
}

export const writeShips = (ships: readonly ShipCode[]): string =>
  ships.map(({ pilot, upgrades }) => `${pilot}X${upgrades.join('W')}`).join('Y');

/** Null where a ship cannot be read. */
export const readShips = (text: string, card: RegExp): readonly (ShipCode | null)[] =>
  text === '' ? [] : text.split('Y').map(ship => readShip(ship, card));

function readShip(text: string, card: RegExp): ShipCode | null {
  const [pilot = '', list = '', ...more] = text.split('X');
  const upgrades = list.split('W').filter(one => one !== '');
  return more.length === 0 && [pilot, ...upgrades].every(one => card.test(one)) ? { pilot, upgrades } : null;
}
