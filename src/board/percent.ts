/** `62%`; what is nearly never or nearly always is not rounded to never or always. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 1e-9) return '<1%';
  if (rounded === 100 && chance < 1 - 1e-9) return '>99%';
  return `${rounded}%`;
}
