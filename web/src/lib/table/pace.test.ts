import { beforeEach, describe, expect, it } from 'vitest';

import { Pace } from './pace';

let frames: (() => void)[];
let heard: number[][];
let pace: Pace<number>;

beforeEach(() => {
  frames = [];
  heard = [];
  pace = new Pace(
    (told) => heard.push(told),
    (act) => frames.push(act),
  );
});
const draw = () => frames.splice(0).forEach((act) => act());

describe('messages', () => {
  it('are handled at once while no frame is pending', () => {
    pace.take(1);
    draw();
    pace.take(2);
    expect(heard).toEqual([[1], [2]]);
  });

  it('of a burst are handled together, in the next frame', () => {
    [1, 2, 3].forEach((told) => pace.take(told));
    expect(heard).toEqual([[1]]);
    draw();
    expect(heard).toEqual([[1], [2, 3]]);
    pace.take(4);
    expect(heard).toHaveLength(2);
    draw();
    expect(heard).toEqual([[1], [2, 3], [4]]);
    draw();
    expect(frames).toEqual([]);
  });

  it('are handled at once by a flush', () => {
    [1, 2].forEach((told) => pace.take(told));
    pace.flush();
    expect(heard).toEqual([[1], [2]]);
    draw();
    expect(heard).toHaveLength(2);
  });
});
