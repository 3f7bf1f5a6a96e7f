import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { unpackDebianPackages } from './debian-packages.js';
import { findOnPath, isExecutableFile } from './find-on-path.js';
import { findTool } from './find-tool.js';
import { writeStartScript } from './start-script.js';
import { toolsDir } from './tools-dir.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The browser without a user interface: tests need half the processor time. */
const HEADLESS = 'chromium-headless-shell';
const PACKAGES = [HEADLESS, 'fonts-liberation', 'fontconfig-config'];

/** Finds a Chromium for the browser tests, or downloads one. */
export function findChromium(): Promise<string> {
  return findTool({
    name: 'chromium',
    variable: 'CHROMIUM_PATH',
    installed:
      NAMES.map((name) => findOnPath(name)).find((path) => path !== undefined) ??
      MAC_APPS.find((path) => isExecutableFile(path)) ??
      fromPlaywright(),
    unpack: unpackChromium,
    advice: '`sudo apt-get install chromium` or `npx playwright install chromium`',
  });
}

async function unpackChromium(): Promise<string | undefined> {
  const folder = await unpackDebianPackages(toolsDir(), {
    name: HEADLESS,
    packages: PACKAGES,
    check: ['start-chromium', '--version'],
    finish: addStartScript,
  });
  return folder && join(folder, 'start-chromium');
}

function fromPlaywright(): string | undefined {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return folders
    .filter((folder) => folder !== undefined)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .flatMap((name) => [
          join(folder, name, 'chrome-linux64/chrome'),
          join(folder, name, 'chrome-linux/chrome'),
          join(folder, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
        ]),
    )
    .find((path) => isExecutableFile(path));
}

/**
 * An unpacked browser looks for fonts in the system's folders. The start script adds the unpacked fonts.
 * The site's fallback fonts have the metrics of its own fonts only where these are found.
 */
function addStartScript(root: string): void {
  mkdirSync(join(root, 'etc/fonts'), { recursive: true });
  writeFileSync(
    join(root, 'etc/fonts/town-fonts.conf'),
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
      '<fontconfig>',
      '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
      '<dir prefix="relative">../../usr/share/fonts</dir><dir>/usr/share/fonts</dir>',
      '<cachedir prefix="xdg">fontconfig</cachedir>',
      '</fontconfig>',
    ].join('\n'),
  );
  writeStartScript(
    root,
    'start-chromium',
    `usr/lib/chromium/${HEADLESS}`,
    'export FONTCONFIG_FILE="$here/etc/fonts/town-fonts.conf"\n',
  );
}
