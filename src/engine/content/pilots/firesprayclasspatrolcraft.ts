import { card, secretConditions } from '../words';

export default [
  /** Begins with two charges fewer. In the System Phase she may assign one of her two secret conditions to herself. */
  card('pilot:zamwesell', ...secretConditions('condition:youshouldthankme', 'condition:youdbettermeanbusiness')),
];
