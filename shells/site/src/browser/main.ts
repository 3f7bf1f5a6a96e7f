import './global.css';

// Three scripts and not one: each is evaluated in a task of its own, and the page can answer to a
// finger in between.
const hydrate = import(/* webpackChunkName: "react-dom" */ 'react-dom/client').then(
  ({ hydrateRoot }) => hydrateRoot,
);
void import(/* webpackChunkName: "start" */ './start').then(({ start }) => start(hydrate));
