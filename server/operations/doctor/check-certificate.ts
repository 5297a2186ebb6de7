import { connect, type PeerCertificate } from 'node:tls';
import { counted } from '../../counted.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';

/** Longest wait for the handshake, in milliseconds. */
const longestWait = 10_000;

const dayMs = 86_400_000;
/**
 * With fewer days left, a certificate counts as not renewed: certificates of 90 days are renewed a month before their
 * end.
 */
const soon = 20;

type Shown = { certificate: PeerCertificate; protocol: string | null; refused: Error | null };

/** Checks the certificate as a browser does: issuer, name and end. */
export async function checkCertificate(hostname: string, port: number): Promise<Finding[]> {
  const renew = 'Renew it (certbot renew), and reload the proxy.';
  try {
    const { certificate, protocol, refused } = await handshake(hostname, port);
    const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / dayMs);
    if (days < 0) {
      const since = counted(-days, 'day', 'days');
      return [problem('certificate', `it ended ${since} ago: browsers warn every visitor`, renew)];
    }
    if (refused) {
      const remedy =
        'It must be for this name, signed by an authority that browsers know, and sent with its chain (fullchain.pem).';
      return [problem('certificate', `browsers refuse it: ${reasonOf(refused)}`, remedy)];
    }
    if (days < soon) return [warning('certificate', `it ends in ${counted(days, 'day', 'days')}`, renew)];
    return [ok('certificate', `good for ${counted(days, 'day', 'days')}, ${protocol ?? 'TLS'}`)];
  } catch (error) {
    const remedy = 'Does the name lead here, does the proxy listen on 443, and does a firewall let it through?';
    return [problem('certificate', `no connection to ${hostname}:${port}: ${reasonOf(error)}`, remedy)];
  }
}

function handshake(host: string, port: number): Promise<Shown> {
  return new Promise((resolve, reject) => {
    // Accepts a certificate that browsers would refuse, so that the finding can say why.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: longestWait }, () => {
      const refused = socket.authorized ? null : socket.authorizationError;
      resolve({ certificate: socket.getPeerCertificate(), protocol: socket.getProtocol(), refused: refused ?? null });
      socket.end();
    });
    socket.on('error', reject);
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
  });
}
