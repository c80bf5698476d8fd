/** A symbol that a plug-in documents. Other plug-ins can link to it by name. */
export interface DocumentedSymbol {
  /** The symbol's name: `CommandHistory`, or `CommandHistory.getSlice` for a member. */
  name: string;
  /** The symbol's kind, such as `class` or `method`. */
  kind: string;
  /** Route of the page that documents the symbol, without the base path. */
  route: string;
  /** ID of the symbol's heading on that page; undefined if the page documents only the symbol. */
  anchor?: string | undefined;
  /** The signatures of a function, one for each overload, or the type of a property as a single signature. */
  signatures?: readonly SymbolSignature[] | undefined;
}

/** The signature of a documented function or property. A property's signature has no parameters. */
export interface SymbolSignature {
  /** Parameters. Names are written as in a declaration (`options?`, `...names`), and types as code. */
  parameters: readonly { name: string; type: string }[];
  /** The return type of the function, or the type of the property. */
  type: string;
}
