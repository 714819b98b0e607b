import { expect, test } from 'vitest';
import { type SourceFile, sourcesIn, withoutComments } from '../support/sources';

/** What these give is a clean-up. */
const GIVES_CLEANUP = /\b(subscribe|onFrame|onTimeToBake|afterFrame|listen)\(/;
const EFFECT = /^( *)use(?:Layout|Insertion)?Effect\(\(\) =>(.*)$/;
const REF = /\bref=\{\(?\w*\)? => (?!\{|void )/;

/** React calls whatever an effect or a ref returns: in current browsers even `scrollIntoView` gives something. */
function wrongReturns({ path, text }: SourceFile): string[] {
  const lines = withoutComments(text).split('\n');
  return lines.flatMap((line, at) => {
    if (REF.test(line)) return [`${path}:${at + 1}`];
    const [, indent, concise] = EFFECT.exec(line) ?? [];
    if (indent === undefined || concise === undefined) return [];
    if (concise !== ' {') return /^ (void|\(\) =>) /.test(concise) ? [] : [`${path}:${at + 1}`];
    const end = lines.findIndex((each, index) => index > at && each.startsWith(`${indent}}`));
    const own = new RegExp(`^${indent}  (?:if \\(.*\\) |else )?return (?!\\(\\) =>)`);
    return lines.slice(at, end).flatMap((each, index) => {
      return own.test(each) && !GIVES_CLEANUP.test(each) ? [`${path}:${at + index + 1}`] : [];
    });
  });
}

test('an effect returns its clean-up or nothing', () => {
  const sources = sourcesIn('src');
  expect(sources.filter(({ text }) => text.includes('Effect(')).length).toBeGreaterThan(20);
  expect(sources.flatMap(wrongReturns)).toEqual([]);
});

test.each([
  ['  useEffect(() => box.current?.focus(), []);', false],
  ['  useEffect(() => void box.current?.focus(), []);', true],
  ['  useEffect(() => () => forget(), []);', true],
  ['  useLayoutEffect(() => {\n    if (!game) return play(game);\n  }, []);', false],
  ['  useLayoutEffect(() => {\n    if (!game) return;\n    return () => stop();\n  }, []);', true],
  ['  useEffect(() => {\n    return store.subscribe(draw);\n  }, []);', true],
  ['<p ref={node => nodes.push(node)} />', false],
  ['<p ref={node => void nodes.push(node)} />', true],
])('%j: %s', (text, right) => {
  expect(wrongReturns({ path: 'here', text })).toEqual(right ? [] : [expect.stringContaining('here')]);
});
