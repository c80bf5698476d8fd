/**
 * An API reference as pages render it: plain data, in which every route, anchor, example, and code sample is
 * resolved, so that neither pages nor the link checker compute them. OpenAPI 3.0, 3.1, and Swagger 2.0 all become
 * this one shape.
 */
import type { ApiPlace, ApiTarget, ApiText } from './api-place.js';
import type { SecurityRequirement, SecurityScheme } from './api-security.js';
import type { CodeSample } from './code-sample.js';
import type { MockData } from './mock-data.js';
import type { SchemaNode } from './schema-model.js';

export type { ApiPlace, ApiTarget, ApiText } from './api-place.js';
export type { OAuthFlow, SecurityRequirement, SecurityScheme } from './api-security.js';
export type { JsonSchema, JsonValue } from './json-schema/types.js';
export type { MockData, MockOperation } from './mock-data.js';
export type {
  Discriminator,
  SchemaCondition,
  SchemaNode,
  SchemaProperty,
  SchemaType,
} from './schema-model.js';

/** In lower case. Since OpenAPI 3.2, a document may use any method. */
export type HttpMethod = string;

/**
 * The content of one page. All kinds have the same fields, and leave the unused ones empty:
 * - `single`: everything, in the order `intro`, `groups`, `schemas`.
 * - `overview`: `intro` and `index`, if the document is split into several pages.
 * - `tag`: one group with its operations in full.
 * - `operation`: one group with one operation.
 * - `schemas`: the named schemas of a split document; if they have their own pages, a list of them.
 * - `schema`: one named schema.
 */
export interface ApiPage {
  kind: 'single' | 'overview' | 'tag' | 'operation' | 'schemas' | 'schema';
  api: { title: string; version: string; route: string };
  /** The page's heading: the title of the API, the name of the tag, the operation's summary, or `Schemas`. */
  title: string;
  intro?: ApiIntro | undefined;
  /** Every operation of the whole document by its tag, as links: for an overview. Empty on a single page. */
  index: ApiIndexGroup[];
  groups: ApiGroup[];
  /** Named schemas that have their section on this page, in the order of the document. */
  schemas: NamedSchema[];
  /** The URLs of schemas that have their own pages, for the page that lists them. */
  schemaIndex?: { name: string; target: ApiTarget }[] | undefined;
  /** Named schemas that this page refers to, for rendering them where they are used. */
  schemasByName: Readonly<Record<string, UsedSchema>>;
  /** The security schemes, for rendering the requirements of operations. */
  securitySchemes: SecurityScheme[];
  /** The data of the page's console; absent if the page has no operation. */
  mock?: MockData | undefined;
}

/** The props of a page's component. The console's data is a separate file, because most readers never open it. */
export interface OpenapiPageProps {
  api: ShownPage;
  /** Absolute URL of the JSON file with `MockData`, which the console fetches when opened. */
  consoleUrl?: string | undefined;
  /** Absolute URL of the document, for downloads. */
  documentUrl?: string | undefined;
  /** How broken links in descriptions are handled; defaults to the site's setting. */
  onBrokenLinks?: 'throw' | 'warn' | 'ignore' | undefined;
}

/** An entry of the document switcher. */
export interface DocumentLink {
  label: string;
  /** Route of its first page, without the base path. */
  route: string;
  current: boolean;
}

export type ShownPage = Omit<ApiPage, 'mock'>;

/** The title, version, and description of the document. */
export interface ApiIntro {
  /** `x-logo`: an absolute URL, or a root-relative path of the site. */
  logo?: { url: string; alt: string; href?: string | undefined; background?: string | undefined } | undefined;
  summary?: string | undefined;
  description?: ApiText | undefined;
  /** `OpenAPI 3.1.0`, `Swagger 2.0`. */
  specification: string;
  servers: ApiServer[];
  contact?: { name?: string | undefined; url?: string | undefined; email?: string | undefined } | undefined;
  license?: { name: string; url?: string | undefined } | undefined;
  termsOfService?: string | undefined;
  externalDocs?: ExternalDocs | undefined;
}

/** `url` is an absolute http(s) URL; others are dropped. */
export interface ExternalDocs {
  url: string;
  description?: ApiText | undefined;
}

export interface ApiServer {
  /** The URL template, with `{variables}`. */
  url: string;
  /** The URL with the variables' default values. */
  defaultUrl: string;
  description?: ApiText | undefined;
  variables: { name: string; default: string; enum: string[]; description?: ApiText | undefined }[];
}

export interface ApiIndexGroup {
  name: string;
  /** Its group in `x-tagGroups`. */
  section?: string | undefined;
  /** Where the group is shown; absent if each operation has its own page. */
  target?: ApiTarget | undefined;
  description?: ApiText | undefined;
  operations: ApiOperationLink[];
}

export interface ApiOperationLink {
  method: HttpMethod;
  path: string;
  title: string;
  deprecated: boolean;
  target: ApiTarget;
}

/** The operations of one tag. An operation with several tags is in the group of its first one. */
export interface ApiGroup {
  /** ID of its heading. */
  id: string;
  name: string;
  /** Its group in `x-tagGroups`. */
  section?: string | undefined;
  description?: ApiText | undefined;
  externalDocs?: ExternalDocs | undefined;
  operations: ApiOperation[];
}

export interface ApiOperation {
  /** Unique in the document; ID of its heading and key in `mock.operations`. */
  id: string;
  operationId?: string | undefined;
  method: HttpMethod;
  path: string;
  /** The summary, or else the operationId as words, or else method and path. */
  title: string;
  description?: ApiText | undefined;
  deprecated: boolean;
  /** A webhook is a request that the API sends, so it has no form. */
  webhook: boolean;
  externalDocs?: ExternalDocs | undefined;
  tags: string[];
  target: ApiTarget;
  place: ApiPlace;
  /**
   * Alternatives, each a list of schemes that are all required. Empty if none is required; an empty alternative makes
   * authentication optional.
   */
  security: SecurityRequirement[][];
  /** In the order path, query, header, cookie. */
  parameters: { in: ParameterPlace; list: ApiParameter[] }[];
  requestBody?: ApiBody | undefined;
  responses: ApiResponse[];
  callbacks: ApiCallback[];
  servers: ApiServer[];
  samples: CodeSample[];
}

/** A request that the API sends to a URL supplied by the caller. */
export interface ApiCallback extends Pick<ApiOperation, 'parameters' | 'requestBody' | 'responses'> {
  name: string;
  /** A runtime expression for the URL in the caller's request: `{$request.body#/url}`. */
  expression: string;
  method: HttpMethod;
  title: string;
  description?: ApiText | undefined;
}

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie';

export interface ApiParameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  deprecated: boolean;
  description?: ApiText | undefined;
  schema: SchemaNode;
  /** How a list or an object is serialized if not by default: `form`, `spaceDelimited`… */
  style?: string | undefined;
  explode?: boolean | undefined;
  /** Set if the value is serialized in a media type: `application/json`. */
  mediaType?: string | undefined;
  examples: ApiExample[];
}

export interface ApiBody {
  required: boolean;
  description?: ApiText | undefined;
  content: ApiContent[];
}

export interface ApiContent {
  mediaType: string;
  schema?: SchemaNode | undefined;
  /** At least one if the schema says anything; the first is the one to show. */
  examples: ApiExample[];
  /** How form fields are serialized, if the document says so. */
  encoding?: { field: string; contentType?: string | undefined; headers: ApiHeader[] }[] | undefined;
}

export interface ApiExample {
  /** Its key in the document; `example` if it has none. */
  name: string;
  summary?: string | undefined;
  description?: ApiText | undefined;
  /** Formatted for its media type, and indented. Empty if there is only `externalValue`. */
  text: string;
  /** For syntax highlighting. */
  language: 'json' | 'xml' | 'text';
  /** True if generated from the schema, because the document has no example. */
  sampled: boolean;
  /** True if generated from the schema with deep levels replaced by `…`. */
  shortened?: boolean | undefined;
  externalValue?: string | undefined;
}

export interface ApiResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  /** `OK`, `Not Found`; empty if there is none. */
  statusText: string;
  description?: ApiText | undefined;
  headers: ApiHeader[];
  content: ApiContent[];
  /** Follow-up requests; `operationId` is that of another operation. */
  links: ApiLink[];
}

export interface ApiLink {
  name: string;
  operationId?: string | undefined;
  description?: ApiText | undefined;
  /** Arguments for the other operation: values, or expressions that locate them in this request and response. */
  values: { name: string; value: string }[];
}

export interface ApiHeader {
  name: string;
  required: boolean;
  deprecated: boolean;
  description?: ApiText | undefined;
  schema: SchemaNode;
  /** Examples in the document, without generated ones. */
  examples: ApiExample[];
}

/** A named schema where it is used. */
export interface UsedSchema {
  name: string;
  target: ApiTarget;
  /** Absent if the page does not contain it, and fetches it when opened. */
  schema?: SchemaNode | undefined;
}

/** A schema with its own name. */
export interface NamedSchema {
  name: string;
  target: ApiTarget;
  schema: SchemaNode;
  place: ApiPlace;
  examples: ApiExample[];
}
