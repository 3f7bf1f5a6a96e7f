/** Tests of what runs on Node: built files, real PostgreSQL, real NATS. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/packages', '<rootDir>/services', '<rootDir>/gateway', '<rootDir>/infra'],
  testMatch: ['**/dist/**/*.test.js'],
  transform: {},
  testTimeout: 30_000,
};
