const { existsSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** A filter for Jest: a built test whose source was moved or deleted does not run. */
module.exports = async (paths) => ({ filtered: paths.filter(hasSource) });

function hasSource(path) {
  const [source] = JSON.parse(readFileSync(`${path}.map`, 'utf8')).sources;
  return existsSync(join(dirname(path), source));
}
