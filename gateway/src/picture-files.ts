import { checkedPath } from './checked-path.js';
import { resolverDirective } from './upstreams.js';

/** The folder of the pictures' files, or the public address of a bucket with them. */
export type PictureSource = { folder: string } | { origin: string; resolver?: string | undefined };

const upstream = 'pictures_bucket';

/**
 * The directives that answer with a picture's file. `$picture_file` is its path below the folder or the
 * bucket's address. The visitor's headers are not sent to the bucket, and its own cookie and cache headers
 * are removed.
 */
export function pictureFiles(source: PictureSource): string {
  if ('folder' in source) return `alias "${checkedPath(source.folder)}/$picture_file";`;
  const { protocol, host, hostname, pathname } = new URL(source.origin);
  const path = `${pathname.replace(/\/$/, '')}/$picture_file`;
  const { resolver } = source;
  return [
    ...(protocol === 'https:' ? tls(hostname) : []),
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    `proxy_set_header Host ${host};`,
    'proxy_set_header Connection "";',
    'proxy_intercept_errors on;',
    'proxy_hide_header Cache-Control;',
    'proxy_hide_header Set-Cookie;',
    ...(resolver
      ? [
          resolverDirective(resolver),
          `set $bucket ${host};`,
          `proxy_pass ${protocol}//$bucket${path};`,
        ]
      : [`proxy_pass ${protocol}//${upstream}${path};`]),
  ].join('\n        ');
}

/** The upstream of a bucket whose name is resolved once, at the start. */
export function pictureUpstream(source: PictureSource): string {
  if ('folder' in source || source.resolver) return '';
  const { protocol, hostname, port } = new URL(source.origin);
  const address = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
  return `upstream ${upstream} { server ${address} max_fails=0; keepalive 8; keepalive_timeout 4s; }`;
}

const tls = (hostname: string) => [
  'proxy_ssl_server_name on;',
  `proxy_ssl_name ${hostname};`,
  'proxy_ssl_verify on;',
  'proxy_ssl_verify_depth 5;',
  'proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];
