// npm run cards [-- --json]: how much of every card the table plays by itself.
import { loadCatalog } from '../catalog/load';
import { loadWords } from '../catalog/words';
import { FACTIONS } from '../engine/core/vocabulary';
import { rulesFrom } from '../engine/rules/rules';
import { counted } from './cards/count';
import { asDocument, inLines } from './cards/words';

const rules = rulesFrom(await loadCatalog(FACTIONS));
const report = counted(rules, await loadWords(FACTIONS));
console.log(process.argv.includes('--json') ? asDocument(report) : inLines(report));
