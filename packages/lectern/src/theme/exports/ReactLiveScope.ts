import * as React from 'react';

/** The scope of live examples, which a site can replace with `src/theme/ReactLiveScope`. */
const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };

export default ReactLiveScope;
