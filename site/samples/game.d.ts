/** The game that the samples talk to. */
declare const player: {
  jump(): void;
  move(step: number): void;
};
