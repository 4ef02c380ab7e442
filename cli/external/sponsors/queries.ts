import {z} from "zod";

/** Query for supporters and their total donations (Open Collective GraphQL API v2, `Account.members`). */
export const MEMBERS = `query Members($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    page: members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        createdAt
        totalDonations { valueInCents }
        account { name slug website imageUrl }
      }
    }
  }
}`;

/** Query for donations since a given day (`Account.transactions`). */
export const TRANSACTIONS = `query Transactions($slug: String!, $limit: Int!, $offset: Int!, $since: DateTime!) {
  account(slug: $slug) {
    page: transactions(
      type: CREDIT
      dateFrom: $since
      includeIncognitoTransactions: false
      limit: $limit
      offset: $offset
    ) {
      totalCount
      nodes {
        amountInHostCurrency { valueInCents }
        fromAccount { slug }
      }
    }
  }
}`;

const cents = z.object({valueInCents: z.number()});

const page = <T extends z.ZodType>(node: T) =>
  z.object({
    data: z.object({
      account: z.object({page: z.object({totalCount: z.number().int(), nodes: z.array(node)})}),
    }),
  });

export const membersPage = page(
  z.object({
    createdAt: z.string(),
    totalDonations: cents,
    account: z.object({
      name: z.string().nullable(),
      slug: z.string().nullable(),
      website: z.string().nullable(),
      imageUrl: z.string().nullable(),
    }),
  }),
);
export type Member = z.output<typeof membersPage>["data"]["account"]["page"]["nodes"][number];

export const transactionsPage = page(
  z.object({amountInHostCurrency: cents, fromAccount: z.object({slug: z.string().nullable()}).nullable()}),
);
export type Transaction = z.output<typeof transactionsPage>["data"]["account"]["page"]["nodes"][number];

/** Error response of a GraphQL server (GraphQL over HTTP, "errors"). */
export const failure = z.object({errors: z.array(z.object({message: z.string()})).min(1)});
