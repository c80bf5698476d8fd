/**
 * An API reference as pages show it: plain data, in which every route, anchor, example and code sample is decided, so
 * that neither pages nor the link checker compute any. OpenAPI 3.0, 3.1 and Swagger 2 all end up in this one shape.
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

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/**
 * What one page shows. All kinds have the same fields; those that a page does not show are empty:
 * - `single`: everything, in the order `intro`, `groups`, `schemas`.
 * - `overview`: `intro` and `index`, where the document is split into several pages.
 * - `tag`: one group with its operations in full.
 * - `operation`: one group with one operation.
 * - `schemas`: the named schemas of a split document; where they have pages of their own, a list of them.
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
  /** On the page of all schemas: where they are, if not there. */
  schemaIndex?: { name: string; target: ApiTarget }[] | undefined;
  /** Named schemas that something on this page refers to: for showing them where they are used. */
  schemasByName: Readonly<Record<string, UsedSchema>>;
  /** Names of security schemes with what they are: for showing them at operations. */
  securitySchemes: SecurityScheme[];
  /** What the console of this page needs; absent if the page has no operation. */
  mock?: MockData | undefined;
}

/** What the component of a page is given. The data of the console are their own file: most readers never open it. */
export interface OpenapiPageProps {
  api: ShownPage;
  /** Absolute URL of the JSON file with `MockData`: the console fetches it when it is opened. */
  consoleUrl?: string | undefined;
  /** Absolute URL of the document's own file, for downloading it. */
  documentUrl?: string | undefined;
  /** What a broken link of a description does; absent: what the site says. */
  onBrokenLinks?: 'throw' | 'warn' | 'ignore' | undefined;
}

/** Another document that a reader may want, or this one. */
export interface DocumentLink {
  label: string;
  /** Of its first page, without the base path. */
  route: string;
  current: boolean;
}

export type ShownPage = Omit<ApiPage, 'mock'>;

/** What a document says of itself. */
export interface ApiIntro {
  /** `x-logo`: an address of the web, or a path of the site that begins with a slash. */
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

/** `url` is an absolute http(s) URL; one that is not was left out. */
export interface ExternalDocs {
  url: string;
  description?: ApiText | undefined;
}

export interface ApiServer {
  /** As written, with `{variables}`. */
  url: string;
  /** With the variables' defaults in their places. */
  defaultUrl: string;
  description?: ApiText | undefined;
  variables: { name: string; default: string; enum: string[]; description?: ApiText | undefined }[];
}

export interface ApiIndexGroup {
  name: string;
  /** What it is below, with others: its group in `x-tagGroups`. */
  section?: string | undefined;
  /** Where the group is shown; absent: each operation has its own page and the group has none. */
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
  /** What it is below, with others: its group in `x-tagGroups`. */
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
  /** The summary, otherwise the operationId in words, otherwise method and path. */
  title: string;
  description?: ApiText | undefined;
  deprecated: boolean;
  /** A webhook: the API sends this request, so there is no form for it. */
  webhook: boolean;
  externalDocs?: ExternalDocs | undefined;
  tags: string[];
  target: ApiTarget;
  place: ApiPlace;
  /** One of these is enough; within one, all schemes are needed. Empty: none is needed. `[]` within: also without. */
  security: SecurityRequirement[][];
  /** In the order path, query, header, cookie. */
  parameters: { in: ParameterPlace; list: ApiParameter[] }[];
  requestBody?: ApiBody | undefined;
  responses: ApiResponse[];
  callbacks: ApiCallback[];
  servers: ApiServer[];
  samples: CodeSample[];
}

/** A request that the API sends to a URL that a caller has given it. */
export interface ApiCallback extends Pick<ApiOperation, 'parameters' | 'requestBody' | 'responses'> {
  name: string;
  /** Where the URL is in the caller's request: `{$request.body#/url}`. */
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
  /** How a list or an object is written, where it is not the default: `form`, `spaceDelimited`… */
  style?: string | undefined;
  explode?: boolean | undefined;
  /** Set if the value is itself a text of this type: `application/json`. */
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
  /** At least one where the schema tells anything; the first is the one to show. */
  examples: ApiExample[];
  /** How fields of a form are sent, where the document says so. */
  encoding?: { field: string; contentType?: string | undefined; headers: ApiHeader[] }[] | undefined;
}

export interface ApiExample {
  /** Its key in the document; `example` where it has none. */
  name: string;
  summary?: string | undefined;
  description?: ApiText | undefined;
  /** As text in the format of its media type, indented. Empty if there is only `externalValue`. */
  text: string;
  /** For coloring. */
  language: 'json' | 'xml' | 'text';
  /** Made from the schema: the document has none. */
  sampled: boolean;
  /** Made from the schema, and without what lies deep: it is written `…`. */
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
  /** What a caller may do next with the answer; `operationId` is that of another operation. */
  links: ApiLink[];
}

export interface ApiLink {
  name: string;
  operationId?: string | undefined;
  description?: ApiText | undefined;
  /** What the other operation is given: values, or where they are in this request and response. */
  values: { name: string; value: string }[];
}

export interface ApiHeader {
  name: string;
  required: boolean;
  deprecated: boolean;
  description?: ApiText | undefined;
  schema: SchemaNode;
  /** Of the document; none that are made from the schema. */
  examples: ApiExample[];
}

/** A named schema where it is used. */
export interface UsedSchema {
  name: string;
  target: ApiTarget;
  /** Absent: the page does not hold it, and a reader who opens it fetches it. */
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
