import { withRoom } from './label-room';

const marker = (left: number) => ({ left, top: 0, width: 20, height: 30 });
const label = (left: number) => ({ left: left + 20, top: 5, width: 60, height: 20 });

test('a name that would cover an earlier name or a marker is hidden', () => {
  const lefts = [0, 90, 100, 300];
  expect(withRoom(lefts.map(label), lefts.map(marker))).toEqual([true, false, true, true]);
});

test('a name beside its own marker is shown', () => {
  expect(withRoom([label(0)], [marker(0)])).toEqual([true]);
});
