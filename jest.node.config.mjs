/** Tests of what runs on Node: built files, real PostgreSQL, real NATS. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/packages', '<rootDir>/services', '<rootDir>/gateway', '<rootDir>/infra'],
  testMatch: ['**/dist/**/*.test.js'],
  transform: {},
  filter: '<rootDir>/infra/dev-stack/tests-with-source.cjs',
  testTimeout: 90_000,
  // A fetch whose answer no test has read keeps its socket until it is collected as garbage, and the
  // run would wait for that after its last test.
  forceExit: true,
};
