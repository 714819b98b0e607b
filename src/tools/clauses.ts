import { clausesIn, tableOf } from './clauses/table';

/** Prints every rule that a test holds, and where: `npm run clauses [-- --json]`. */
const clauses = clausesIn('tests/engine');
console.log(tableOf(clauses));
if (process.argv.includes('--json')) console.log(JSON.stringify(clauses));
