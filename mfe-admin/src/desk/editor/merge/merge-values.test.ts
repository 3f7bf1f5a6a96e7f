import { findConflicts, mergeValues } from './merge-values';

const base = { name: 'Pies', phone: '1', hours: '9-5', address: 'Main St' };
const mine = { ...base, phone: '2', hours: '9-6' };
const theirs = { ...base, phone: '3', address: 'Oak St' };

describe('two versions of a record', () => {
  it('differ in the fields that either person has changed', () => {
    expect(findConflicts(base, mine, theirs)).toEqual([
      { name: 'phone', mine: '2', theirs: '3', changedBy: undefined },
      { name: 'hours', mine: '9-6', theirs: '9-5', changedBy: 'mine' },
      { name: 'address', mine: 'Main St', theirs: 'Oak St', changedBy: 'theirs' },
    ]);
  });

  it('are merged by a choice for each field', () => {
    expect(
      mergeValues(mine, theirs, { phone: 'theirs', hours: 'mine', address: 'theirs' }),
    ).toEqual({ name: 'Pies', phone: '3', hours: '9-6', address: 'Oak St' });
  });

  it('keep a field that a stored draft of an earlier release lacks', () => {
    const newer = { ...theirs, amenities: 'wifi' };
    const conflict = { name: 'amenities', mine: undefined, theirs: 'wifi', changedBy: 'theirs' };
    expect(findConflicts(base, mine, newer)).toContainEqual(conflict);
    expect(mergeValues(mine, newer, { amenities: 'theirs' })).toMatchObject({ amenities: 'wifi' });
  });
});
