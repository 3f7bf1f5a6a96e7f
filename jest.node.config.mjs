/** Tests of what runs on Node: built files, real PostgreSQL, real NATS. */
export default {
  roots: ['<rootDir>/packages', '<rootDir>/services', '<rootDir>/gateway', '<rootDir>/infra'],
  testMatch: ['**/dist/**/*.test.js'],
  transform: {},
  filter: '<rootDir>/infra/dev-stack/tests-with-source.cjs',
  // Runs the files as Node does, with one copy of each module. With a copy of every module for every
  // file the tests took twice the time.
  runner: 'jest-light-runner',
  // One process, in its main thread: its tests may start others.
  maxWorkers: 1,
  // A fetch whose answer no test has read keeps its socket until it is collected as garbage, and the
  // run would wait for that after its last test.
  forceExit: true,
};
