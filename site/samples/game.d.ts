/** The game that the samples control. */
declare const player: {
  jump(): void;
  move(step: number): void;
};
