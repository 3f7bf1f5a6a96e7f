import { explainError, StackError } from './stack-error.js';

describe('What went wrong is told in one line', () => {
  it('as it stands where the line was written for a person', () => {
    expect(explainError(new StackError('Do this.'), '/data')).toBe('Do this.');
  });

  it('naming the disk that is full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(explainError(full, '/data')).toMatch(/^The disk of \/data is full: free some space/);
  });

  it('naming the path that may not be written', () => {
    const refused = Object.assign(new Error('x'), { code: 'EACCES', path: '/data/run' });
    expect(explainError(refused, '/data')).toMatch(/^\/data\/run may not be written by this user/);
  });

  it('without the lines of a stack', () => {
    expect(explainError(new Error('first\nsecond'), '/data')).toBe('first');
  });
});
