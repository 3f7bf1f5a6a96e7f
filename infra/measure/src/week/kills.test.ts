import { KilledProcesses, plannedKills, serverProcesses } from './kills.js';

const setting = { seconds: 100, perSecond: 10, kills: 200, seed: 1, replicas: 3 };

it('Every process of the site is killed at some time, and the same random numbers kill the same ones', () => {
  const draw = () => {
    let last = 0.1;
    return () => {
      last = (last * 997 + 0.37) % 1;
      return last;
    };
  };
  const kills = plannedKills(setting, draw());
  expect(kills).toEqual(plannedKills(setting, draw()));
  const expected = [...serverProcesses(setting), 'gateway', 'postgres', 'nats'].sort();
  expect([...new Set(kills.map(({ name }) => name))].sort()).toEqual(expected);
});

describe('A failed request', () => {
  const askedAt = 100_000;

  it('is explained by a killed service only where the service has one process', () => {
    for (const [replicas, isExplained] of [
      [1, true],
      [3, false],
    ] as const) {
      const killed = new KilledProcesses({ replicas });
      killed.add('catalog', askedAt - 1_000);
      expect(killed.explainRefusal(askedAt)).toBe(isExplained);
      expect(killed.explainSilence(askedAt)).toBe(false);
    }
  });

  it('is explained by a database server or a gateway that was just killed', () => {
    const killed = new KilledProcesses({ replicas: 3 });
    killed.add('postgres', askedAt - 1_000);
    killed.add('gateway', askedAt + 100);
    expect(killed.explainRefusal(askedAt)).toBe(true);
    expect(killed.explainSilence(askedAt)).toBe(true);
    expect(killed.explainRefusal(askedAt + 60_000)).toBe(false);
    expect(killed.explainSilence(askedAt + 60_000)).toBe(false);
  });
});
