import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { host, installNginx } from './nginx-installation.ts';

test('nginx passes on a document while it arrives, and three of one sender at once', async () => {
  const arrived: string[] = [];
  const site = createServer((request, response) => {
    request.on('data', (piece: Buffer) => arrived.push(piece.toString()));
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const nginx = await installNginx([(site.address() as AddressInfo).port]);
  const sockets: TLSSocket[] = [];
  try {
    /** Begins an upload of 30 MB, and sends only its first bytes. */
    const begin = async (words: string) => {
      const socket = connect({ port: nginx.https, host: '127.0.0.1', ca: nginx.certificate, servername: host });
      sockets.push(socket);
      await once(socket, 'secureConnect');
      socket.write(
        `POST /forms/proposal HTTP/1.1\r\nhost: ${host}\r\nx-test-address: 192.0.2.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 30000000\r\n\r\n${words}`,
      );
      return socket;
    };
    for (const words of ['one', 'two', 'three']) await begin(words);
    // A proxy that keeps the body on its disk would pass on nothing before its end.
    await expect.poll(() => arrived.toSorted((a, b) => a.localeCompare(b))).toEqual(['one', 'three', 'two']);
    const [answer] = (await once(await begin('four'), 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /);
  } finally {
    for (const socket of sockets) socket.destroy();
    await nginx.stop();
    site.close();
  }
});
