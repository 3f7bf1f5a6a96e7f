/** What may import what. Each rule says why. */
const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Modules that need each other cannot be understood, tested or moved alone.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'slices-never-import-slices',
    comment: 'Each slice is deployed by its own team; they meet in the shell only.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^mfe-', pathNot: '^$1/' },
  },
  {
    name: 'slices-import-platform-only',
    comment: 'A slice is built on contracts, ui and slice-kit, and on nothing of the server side.',
    severity: 'error',
    from: { path: '^mfe-' },
    to: { path: '^(shells|services|gateway|infra|e2e|packages/service-kit)/' },
  },
  {
    name: 'shell-imports-no-slice',
    comment: 'The shell learns of slices from the registry, at run time.',
    severity: 'error',
    from: { path: '^shells/' },
    to: { path: '^(mfe-|services/|gateway/|infra/|packages/service-kit/)' },
  },
  {
    name: 'services-never-import-services',
    comment: 'Services talk by events and HTTP; each is deployed alone.',
    severity: 'error',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^services/', pathNot: '^services/$1/' },
  },
  {
    name: 'services-import-no-front-end',
    severity: 'error',
    from: { path: '^services/' },
    to: {
      path: '^(mfe-|shells/|gateway/|infra/|packages/(ui|slice-kit|language)/)',
      // Stands in for Stripe in the tests, next rule.
      pathNot: '^infra/stripe-sandbox/',
    },
  },
  {
    name: 'only-tests-use-the-payment-sandbox',
    severity: 'error',
    from: { path: '^services/', pathNot: '(\\.test\\.ts$|/testing/)' },
    to: { path: '^infra/stripe-sandbox/' },
  },
  {
    name: 'packages-never-import-upwards',
    comment: 'A package serves everybody above it and knows none of them.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(mfe-|shells/|services/|gateway/|infra/|e2e/)' },
  },
  {
    name: 'contracts-import-no-package',
    comment: 'Contracts are what both sides agree on: the lowest layer.',
    severity: 'error',
    from: { path: '^packages/contracts/' },
    to: { path: '^packages/', pathNot: '^packages/contracts/' },
  },
  {
    name: 'ui-knows-no-router',
    comment: 'Components take links as props: they work in any slice and in any test.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: '(react-router|@tanstack|zustand|packages/slice-kit)' },
  },
  {
    name: 'one-path-to-shared-libraries',
    comment: 'A second import path makes a second copy of the library with contexts of its own.',
    severity: 'error',
    from: { path: '^(mfe-|shells/site/src/(app|pages|slices|weather|browser))' },
    to: { path: 'node_modules/(react-router|react-router-dom|@tanstack/react-query|zustand)/' },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
