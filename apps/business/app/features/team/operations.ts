import { graphql } from '../../generated/gql.ts';
import type { DeskAuditLogQuery, DeskTeamQuery } from '../../generated/graphql.ts';

graphql(`
  query DeskTeam($business: Int!) {
    desk_team(business_id: $business) {
      members { user_id first_name last_name email role calendar sees_money since }
      invitations { email sent_at expires_at }
    }
  }
`);

graphql(`
  mutation DeskInviteStaff($business: Int!, $email: String!) {
    desk_invite_staff(business_id: $business, email: $email) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskWithdrawInvitation($business: Int!, $email: String!) {
    desk_withdraw_invitation(business_id: $business, email: $email) {
      ...Changed
    }
  }
`);

graphql(`
  mutation DeskRemoveStaff($business: Int!, $user: Int!) {
    desk_remove_staff(business_id: $business, user_id: $user) {
      ...Changed
    }
  }
`);

graphql(`
  query DeskInvitation($token: String!) {
    desk_invitation(token: $token) { shop email has_account }
  }
`);

graphql(`
  mutation DeskJoin($token: String!, $first_name: String!, $last_name: String!, $password: String!) {
    desk_join(token: $token, first_name: $first_name, last_name: $last_name, password: $password) { access_token }
  }
`);

graphql(`
  query DeskAuditLog($business: Int!, $actor: Int, $subject: String, $from: String, $to: String, $before: Int) {
    desk_audit_log(business_id: $business, actor_id: $actor, subject: $subject, from: $from, to: $to, before: $before) {
      has_more
      entries { id action subject subject_id actor changes at }
    }
  }
`);

export type Member = DeskTeamQuery['desk_team']['members'][number];
export type AuditEntry = DeskAuditLogQuery['desk_audit_log']['entries'][number];
