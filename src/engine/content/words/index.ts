/** All that a card's file imports. A word that is missing is added here, for every card. */
export * from './actions';
export * from './attacks';
export * from './card';
export * from './conditions';
export * from './damage';
export * from './devices';
export * from './dice';
export * from './maneuvers';
export * from './moves';
export * from './notes';
export * from './placings';
export * from './tokens';
export * from './weapons';
export * from './who';
