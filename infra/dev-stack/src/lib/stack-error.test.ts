import { explainError, StackError } from './stack-error.js';

describe('A failed start is explained in one line', () => {
  it('that is the message itself if it was written for people', () => {
    expect(explainError(new StackError('Do this.'), '/data')).toBe('Do this.');
  });

  it('that names the disk that is full', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(explainError(full, '/data')).toMatch(/^The disk of \/data is full: free some space/);
  });

  it('that names the path without write access', () => {
    const refused = Object.assign(new Error('x'), { code: 'EACCES', path: '/data/run' });
    expect(explainError(refused, '/data')).toMatch(/^\/data\/run may not be written by this user/);
  });

  it('that names a folder that cannot be made, as on a read-only disk', () => {
    const options = { code: 'ENOENT', syscall: 'mkdir', path: '/data/run' };
    const refused = Object.assign(new Error('x'), options);
    expect(explainError(refused, '/data')).toMatch(/^\/data\/run cannot be made \(ENOENT\): set/);
  });

  it('without a stack trace', () => {
    expect(explainError(new Error('first\nsecond'), '/data')).toBe('first');
  });
});
