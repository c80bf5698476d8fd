import { parentPort, workerData } from 'node:worker_threads';
import type { PackageInput } from './convert-package.js';
import { convertPackage } from './convert-package.js';

parentPort?.postMessage(await convertPackage(workerData as PackageInput));
