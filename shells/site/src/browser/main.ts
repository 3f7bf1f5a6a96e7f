import './global.css';

// The browser's entry. It starts three scripts instead of one: each is evaluated in a task of its own,
// so that the page can react to input in between.
const hydrate = import(/* webpackChunkName: "react-dom" */ 'react-dom/client').then(
  ({ hydrateRoot }) => hydrateRoot,
);
void import(/* webpackChunkName: "start" */ './start').then(({ start }) => start(hydrate));
