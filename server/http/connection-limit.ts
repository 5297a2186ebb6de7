/** Descriptors that the process needs beside connections: databases, mail, files, the log. */
const reserved = 100;

/** Upper bound, far above the number of visitors. */
const most = 10_000;

/**
 * How many connections may be open at a time. It is below the number of files that the process may open: without files
 * a server can neither accept nor store. If that limit is very small, half of it.
 */
export function connectionLimit(): number {
  const descriptors = openFilesLimit();
  return Math.min(most, Math.max(descriptors - reserved, Math.floor(descriptors / 2)));
}

/** The process's limit of open files; infinite if the system has none or it is unknown. */
function openFilesLimit(): number {
  // Without this the report would look up the name of every connected host.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | string } } };
  const soft = Number(userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : Infinity;
}
