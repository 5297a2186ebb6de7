import { resolve } from 'node:path';
import { auditContent } from './audit-content.ts';
import { auditReport } from './audit-report.ts';
import { isInTheWay } from './finding.ts';

// What has to be settled before a launch does not stop a build; with --strict the command fails while anything is left that a visitor sees.
const findings = await auditContent(resolve('content'), new Date().toISOString().slice(0, 10));
console.log(auditReport(findings));
if (process.argv.includes('--strict') && findings.some(isInTheWay)) process.exitCode = 1;
