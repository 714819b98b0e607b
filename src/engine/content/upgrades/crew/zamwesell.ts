import { card, secretConditions } from '../../words';

/** Begins with two charges fewer. In the System Phase one of two secret conditions may be assigned to this ship. */
export default card(
  'upgrade:zamwesell',
  ...secretConditions('condition:youshouldthankme', 'condition:youdbettermeanbusiness'),
);
