/** HTML that must not get into the page: a name, the stored HTML, and the text that must be removed. */
export const hostileHtml: readonly (readonly [name: string, stored: string, forbidden: string])[] =
  [
    ['a script', '<script>steal()</script><p>Words</p>', 'steal'],
    ['a script in capitals', '<SCRIPT SRC="//evil.example/x.js"></SCRIPT>', 'evil'],
    ['a handler', '<p onclick="steal()">Words</p>', 'steal'],
    ['a handler of an image', '<img src="/a.svg" onerror="steal()">', 'steal'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>', 'evil'],
    ['a frame with words', '<iframe srcdoc="<script>steal()</script>">Words</iframe>', 'steal'],
    ['an object', '<object data="https://evil.example/"></object>', 'evil'],
    ['an embedded thing', '<embed src="https://evil.example/">', 'evil'],
    ['a style sheet', '<style>body{display:none}</style>', 'display'],
    ['a style', '<p style="position:fixed">Words</p>', 'fixed'],
    ['a form', '<form action="https://evil.example/"><input name="card"></form>', 'evil'],
    ['a base', '<base href="https://evil.example/">', 'evil'],
    ['a link to a style sheet', '<link rel="stylesheet" href="https://evil.example/">', 'evil'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/">', 'evil'],
    ['a drawing with a script', '<svg><script>steal()</script></svg>', 'steal'],
    ['a drawing with a handler', '<svg onload="steal()"><circle/></svg>', 'steal'],
    ['a formula that hides a style', '<math><mtext><style><img src=x onerror=steal()>', 'steal'],
    ['a noscript', '<noscript><p title="</noscript><img src=x onerror=steal()>">', 'onerror'],
    ['a template', '<template><script>steal()</script></template>', 'steal'],
    ['a class', '<p class="skip-link">Words</p>', 'skip-link'],
    ['an id', '<p id="main">Words</p>', 'main'],
    ['a comment', '<!-- secret --><p>Words</p>', 'secret'],
    ['an image from data', '<img src="data:image/svg+xml,<svg onload=steal()>">', 'data:'],
    ['several sources', '<img src="/a.svg" srcset="https://evil.example/a.png 2x">', 'evil'],
    [
      'an attribute that ends the tag',
      '<a href="/x" title="&quot;><script>steal()</script>">x</a>',
      '<script',
    ],
  ];

/** Addresses that a link must not have. */
export const hostileAddresses = [
  'javascript:steal()',
  'JaVaScRiPt:steal()',
  ' javascript:steal()',
  'java\tscript:steal()',
  'java\nscript:steal()',
  '&#106;avascript:steal()',
  'vbscript:steal()',
  'data:text/html,<script>steal()</script>',
  'file:///etc/passwd',
];
