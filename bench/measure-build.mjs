import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds between two memory samples. */
const interval = 100;

/**
 * Resolves with the duration in seconds, and the peak resident memory of all processes together in bytes (Linux only).
 */
export function measureBuild({ dir, command }) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, command, {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production', CI: 'true', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    let peak = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    const timer = setInterval(() => {
      peak = Math.max(peak, memoryOf(child.pid));
    }, interval);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, memory: peak || undefined });
      else
        reject(
          new Error(`The build ended with ${code}:\n${Buffer.concat(output).toString('utf8').slice(-3000)}`),
        );
    });
  });
}

function memoryOf(pid) {
  return processTree(pid).reduce((sum, id) => sum + residentBytes(id), 0);
}

function processTree(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const ofThreads = list(`/proc/${pid}/task`)
    .filter((thread) => thread !== String(pid))
    .flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean));
  return [pid, ...[...children, ...ofThreads].flatMap(processTree)];
}

function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has exited, or `/proc` doesn't exist because this isn't Linux.
    return '';
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export function folderSize(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
