import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersOk } from '@town/dev-stack/lib/answers';
import { waitUntil } from '@town/dev-stack/lib/wait-until';
import { findFreePort } from '@town/dev-stack/testing/throwaway-stack';
import { findNginx } from '@town/dev-stack/tools/find-nginx';

/** A plain nginx with one worker that serves files: the fastest possible server for comparison. */
export interface PlainFiles {
  /** Writes a file and returns its address. */
  add(name: string, bytes: Buffer): string;
  stop(): void;
}

/** @param folder for the served files and for nginx's own files */
export async function startPlainFiles(folder: string): Promise<PlainFiles> {
  const port = await findFreePort();
  const root = join(folder, 'files');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'ready'), '');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off;
# One process, which can read the files of the user who starts it.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`,
  );
  const { path } = await findNginx();
  const child = spawn(path, ['-c', config, '-p', folder], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(() => answersOk(`${url}/ready`), 10_000);
  return {
    add(name, bytes) {
      writeFileSync(join(root, name), bytes);
      return `${url}/${name}`;
    },
    stop: () => void child.kill(),
  };
}
