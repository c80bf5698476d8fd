/** A lamp that can be turned on and off. Replace it with the source of your package. */
export class Lamp {
  /** Whether the lamp is on. */
  isOn = false;

  /** Turns the lamp on. */
  turnOn(): void {
    this.isOn = true;
  }
}
