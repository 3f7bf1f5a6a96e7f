import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { BadRequestException } from '@nestjs/common';
import { readFile } from './read-file.js';

test('an aborted upload is a bad request, not a database error', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  const socket = connect(address.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
  const [request] = await once(server, 'request');
  const reading = readFile(request, 1);
  socket.destroy();
  await expect(reading).rejects.toThrow(BadRequestException);
  server.close();
});
