import { expect, test } from 'vitest';
import { clearOfMarkers } from '../../src/board/Asked';
import { SCORE_ABOVE } from '../../src/board/overlays/Markers';
import { onBoard } from '../../src/board/scale';
import { scenario } from '../support/scenario';

test('tags keep clear of a marker and of the count above it', () => {
  const { state } = scenario({
    scenario: 'scramblethetransmissions',
    round: 2,
    markers: [{ at: [400, 400] }],
    p1: [{ pilot: 'academypilot', at: [400, 300] }],
    p2: [{ pilot: 'wedgeantilles', at: [800, 800] }],
  });
  expect(clearOfMarkers(state)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...onBoard({ x: 400, y: 400 }), unit: 'mm' }),
      expect.objectContaining({ ...onBoard({ x: 400, y: 400 + SCORE_ABOVE }), unit: 'px' }),
    ]),
  );
});
