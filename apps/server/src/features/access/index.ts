export { isMember, lockBusiness, type MemberRole, type Membership, requireMembership } from './membership.ts';
