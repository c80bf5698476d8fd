import { buffer } from 'node:stream/consumers';
import { Renderer } from '@takumi-rs/core';

/** Draws the image from standard input, and prints the error if that fails. `drawApart` starts this process. */
const data = await buffer(process.stdin);
const size = { width: 100, height: 100 };
const node = { type: 'image' as const, src: 'logo', style: size };
try {
  await new Renderer().render(node, { ...size, format: 'png', images: [{ src: 'logo', data }] });
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
