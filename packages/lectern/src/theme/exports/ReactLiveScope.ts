import * as React from 'react';

/** The scope of live examples. A site can replace it with `src/theme/ReactLiveScope`. */
const ReactLiveScope: Readonly<Record<string, unknown>> = { React, ...React };

export default ReactLiveScope;
